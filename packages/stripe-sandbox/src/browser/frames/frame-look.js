// The page's appearance, applied to the card form.

const kebab = (name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const rules = new CSSStyleSheet();
document.adoptedStyleSheets.push(rules);

/** Sets the variables, which frame.css reads, and the rules, which come after those of frame.css. */
export function applyAppearance({ variables = {}, rules: given = {} } = {}) {
  for (const [name, value] of Object.entries(variables)) document.body.style.setProperty(`--${kebab(name)}`, value);
  rules.replaceSync('');
  for (const [selector, properties] of Object.entries(given)) {
    const { style } = rules.cssRules[rules.insertRule(`.payment ${selector} {}`, rules.cssRules.length)];
    for (const [name, value] of Object.entries(properties)) style.setProperty(kebab(name), value);
  }
}

const known = new Set();

/** Loads each font of the page once. */
export function loadFonts(fonts = []) {
  for (const { family, src, weight = '400' } of fonts) {
    const name = `${family} ${weight}`;
    if (known.has(name)) continue;
    known.add(name);
    document.fonts.add(new FontFace(family, src, { weight, display: 'swap' }));
  }
}
