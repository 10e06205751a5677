// Draws the dishes of Trois Bols with the code of the other demo restaurant's pizzas and with additional ingredients.
import { blob, C, E, P, plated, rad, S, salad, T } from '../../leve-tard/pictures/dishes.mjs';

const TAU = Math.PI * 2;
const n = (x) => Math.round(x * 10) / 10;

/** Fine parallel strips of a vegetable. */
const julienne = (light, dark) => (R) => {
  let d = '';
  for (let i = 0; i < 9; i++) {
    const y = n(-20 + i * 5 + R() * 4);
    const [a, b] = [n(-30 - R() * 8), n(28 + R() * 8)];
    d += S(`M${a} ${y}Q0 ${n(y + (R() - 0.5) * 16)} ${b} ${n(y + (R() - 0.5) * 8)}`, i % 3 ? light : dark, 3.6);
  }
  return d;
};
Object.assign(T, {
  carotte: [34, julienne('#ee8426', '#cf6412')],
  daikon: [34, julienne('#fbf6e6', '#e4dabb')],
  chou: [34, julienne('#a45d8f', '#7f3a6c')],
  boeuf: [
    26,
    (R) =>
      P(blob(R, 0, 0, 27, 10, 0.2, 1.2, 0.85), '#6b3a1f', 'stroke="#3d1d0c" stroke-width="2"') +
      P(blob(R, -3, -3, 20, 9, 0.24, 1.2, 0.8), '#8d5530') +
      S('M-18-6Q-4-12 12-8M-16 4Q0-2 18 2M-8 12Q4 8 16 10', '#56290f', 2.4, 'opacity=".7"') +
      S('M-20-10Q-6-17 10-14', '#f3cfa0', 2.2, 'opacity=".55"') +
      [0, 1, 2, 3, 4].map(() => E(n(R() * 30 - 15), n(R() * 22 - 11), 2, 1.3, '#f7e6bd')).join(''),
  ],
  nem: [
    38,
    (R) =>
      `<rect x="-38" y="-18" width="70" height="36" rx="17" fill="#b8701f"/><rect x="-36" y="-17" width="64" height="26" rx="13" fill="#dd9a41"/>` +
      Array.from({ length: 16 }, () => C(R() * 56 - 32, R() * 26 - 13, 1 + R() * 2.2, R() > 0.5 ? '#f6cd84' : '#a9641a', 'opacity=".75"')).join('') +
      S('M-28-12Q-4-17 18-13', '#ffe9bd', 3, 'opacity=".7"') +
      E(31, 0, 9, 17, '#f0c27a') +
      P(blob(R, 31, 0, 11, 8, 0.2, 0.55, 1), '#9a6a3d') +
      C(30, -4, 2.2, '#e98427') + C(32, 4, 2, '#6f8c2c') + C(31, 9, 1.7, '#fbf1d8'),
  ],
  crevette: [
    24,
    () =>
      S('M-20 10C-24-10-8-22 8-18 22-14 24 2 14 10', '#f08a62', 15) +
      S('M-20 10C-24-10-8-22 8-18 22-14 24 2 14 10', '#f9b795', 9) +
      S('M-20-4L-12-1M-13-14L-7-8M0-19L2-11M13-14L9-8M20-4L13-1', '#e2643a', 2.2, 'opacity=".8"') +
      P('M14 8L24 14 20 2Z M14 10L14 20 22 14Z', '#e2643a') +
      S('M-14 0C-14-8-6-13 4-12', '#fff', 2, 'opacity=".7"'),
  ],
  tofu: [
    22,
    (R) =>
      `<rect x="-19" y="-15" width="38" height="32" rx="6" fill="#c58a35"/><rect x="-19" y="-18" width="38" height="30" rx="6" fill="#f1d79b"/><rect x="-15" y="-14" width="30" height="22" rx="4" fill="#fbeecb"/>` +
      P(blob(R, 3, 2, 8, 7, 0.3), '#d59a42', 'opacity=".55"') + S('M-13-12H6', '#fff', 2.4, 'opacity=".9"'),
  ],
  menthe: [
    22,
    () =>
      P('M-26 0L-18-9-10-12-2-14 8-13 16-9 26 0 16 9 8 13-2 14-10 12-18 9Z', '#3f8a3d', 'stroke="#256127" stroke-width="1.5" stroke-linejoin="round"') +
      P('M-26 0L-18-9-10-12-2-14 8-13 16-9 26 0Z', '#63ae53', 'opacity=".8"') +
      S('M-24 0H24M-14 0L-6-8M-2 0L6-9M8 0L14-6M-14 0L-6 8M-2 0L6 9M8 0L14 6', '#cdeab4', 1.2, 'opacity=".8"'),
  ],
  soja: [26, () => S('M-28 8C-16-10 6-14 24-4', '#efe7cf', 5) + S('M-26 6C-16-9 4-13 20-6', '#fff', 2, 'opacity=".8"') + E(26, -3, 6, 4.5, '#e8cf6a', 'transform="rotate(24 26 -3)"')],
  cacahuete: [8, (R) => P(blob(R, 0, 0, 8, 6, 0.26), '#d9a860', 'stroke="#9c6a2c" stroke-width="1.2"') + P(blob(R, -2, -2, 4, 5, 0.3), '#f2d29c')],
  piment: [9, () => '<circle r="7.5" fill="none" stroke="#c3221a" stroke-width="5"/><circle r="3.6" fill="#f4d9a2"/>' + S('M-6-3A7 7 0 0 1 0-7', '#ff9c86', 1.8)],
  lime: [26, () => C(0, 0, 25, '#5c9a2b') + C(0, 0, 21.5, '#eef4cd') + [0, 1, 2, 3, 4, 5, 6, 7].map((i) => `<path d="M0 0L6.2-17A18.5 18.5 0 0 1 ${n(18 * Math.sin(0.62))} ${n(-18 * Math.cos(0.62))}Z" fill="#b5d65c" transform="rotate(${i * 45 - 22})"/>`).join('') + S('M-15-12A20 20 0 0 1-2-19', '#fff', 2.4, 'opacity=".7"')],
  avocat: [28, () => P('M-28 8C-24-18 14-24 30-6 18-8-6-4-14 14Z', '#7fa23a') + P('M-25 7C-20-13 12-19 26-6 14-8-8-3-14 11Z', '#dfe79b') + S('M-24 8C-20-16 14-22 28-7', '#47641d', 2.6)],
  mangue: [18, (R) => P(blob(R, 0, 0, 18, 6, 0.16), '#f09a1c') + P(blob(R, -3, -4, 13, 6, 0.18), '#fbc04c') + S('M-10-8Q-2-13 7-9', '#fff2c9', 2.6, 'opacity=".8"')],
});

/** A bowl full of noodles. Each stroke is a visible strand, because hundreds of finer strokes would enlarge the file. */
const noodles = (h, radius = 142) => {
  let d = C(200, 200, radius + 6, '#e2d6b6');
  for (let i = 0; i < 190; i++) {
    const a = h.R() * TAU;
    const q = Math.sqrt(h.R()) * radius * 0.98;
    const [x, y] = [200 + Math.cos(a) * q, 200 + Math.sin(a) * q];
    const turn = h.R() * TAU;
    const l = 30 + h.R() * 26;
    const [dx, dy] = [Math.cos(turn) * l, Math.sin(turn) * l];
    const colour = ['#fffdf6', '#f5eed9', '#e6dab8', '#cdbd92'][(h.R() * 4) | 0];
    d += S(`M${n(x - dx / 2)} ${n(y - dy / 2)}Q${n(x - dy * 0.35)} ${n(y + dx * 0.35)} ${n(x + dx / 2)} ${n(y + dy / 2)}`, colour, 3.2);
  }
  return `<clipPath id="bw"><circle cx="200" cy="200" r="${radius + 14}"/></clipPath><g clip-path="url(#bw)">${d}</g>`;
};

/** A bò bún: noodles below, vegetables at the sides, and its main ingredient in the middle. */
const boBun = (seed, glaze, main) =>
  plated({
    seed, glaze, vessel: 'bowl',
    build: (h) =>
      noodles(h) +
      h.put('laitue', 5, { at: [[104, 146], [296, 262], [124, 286], [292, 128], [206, 88]], scale: 0.9 }) +
      h.put('carotte', 3, { at: [[116, 214], [284, 190], [196, 304]], scale: 1.05 }) +
      h.put('soja', 7, { min: 60, max: 140, free: 1 }) +
      h.put('concombre', 6, { at: [[148, 106], [172, 94], [252, 300], [276, 284], [98, 252], [304, 156]], scale: 1.1 }) +
      main(h) +
      h.put('menthe', 4, { at: [[236, 132], [142, 168], [262, 236], [176, 262]], scale: 1 }) +
      h.put('cacahuete', 16, { max: 120, free: 1 }) +
      h.put('piment', 3, { max: 110, free: 1 }),
  });

/** A soup, with noodles visible through the broth. */
const pho = (seed, glaze, main) =>
  plated({
    seed, glaze, vessel: 'bowl',
    build: (h) => {
      h.def(rad('gBr', [[0, '#c88a3c', 0.28], [0.7, '#a9651f', 0.46], [1, '#7d430f', 0.75]]));
      let eyes = '';
      for (let i = 0; i < 34; i++) {
        const a = h.R() * TAU, q = Math.sqrt(h.R()) * 134;
        eyes += C(200 + Math.cos(a) * q, 200 + Math.sin(a) * q, 2 + h.R() * 6, '#ffd98a', 'opacity=".34"');
      }
      return (
        noodles(h) + C(200, 200, 152, 'url(#gBr)') + eyes + main(h) +
        h.put('oignon', 7, { max: 120, scale: 0.85 }) + h.put('menthe', 3, { max: 104, scale: 0.9 }) +
        h.put('pousse', 6, { max: 118, scale: 0.75 }) + h.put('piment', 4, { max: 116, free: 1 }) +
        h.put('lime', 1, { at: [[282, 258]], scale: 0.85 })
      );
    },
  });

export const heroBowl = boBun('aube-3', 'nuit', (h) =>
  h.put('boeuf', 9, { max: 74, scale: 1.1 }) + h.put('nem', 3, { at: [[258, 142], [136, 256], [284, 222]], scale: 0.95 }) + h.put('lime', 1, { at: [[120, 118]], scale: 0.9 }));

/** The dishes by the names of their pictures. */
export const dishes = {
  'bo-bun-boeuf': boBun('bb1', 'nuit', (h) => h.put('boeuf', 9, { max: 76, scale: 1.1 }) + h.put('lime', 1, { at: [[288, 132]], scale: 0.8 })),
  'bo-bun-nems': boBun('bb2', 'craie', (h) => h.put('nem', 5, { at: [[172, 170], [238, 186], [178, 236], [246, 248], [210, 128]], scale: 1.02 })),
  'bo-bun-poulet': boBun('bb3', 'terre', (h) => h.put('poulet', 10, { max: 80, scale: 1.25 }) + h.put('lime', 1, { at: [[118, 118]], scale: 0.8 })),
  'bo-bun-crevettes': boBun('bb4', 'sauge', (h) => h.put('crevette', 7, { max: 82, scale: 1.2 })),
  'bo-bun-tofu': boBun('bb5', 'craie', (h) => h.put('tofu', 8, { max: 80, scale: 1.15 }) + h.put('chou', 2, { at: [[284, 262], [118, 134]] })),
  'bo-bun-duo': heroBowl,
  'pho-boeuf': pho('ph1', 'craie', (h) => h.put('boeuf', 8, { max: 92, scale: 1.1 })),
  'pho-poulet': pho('ph2', 'nuit', (h) => h.put('poulet', 8, { max: 92, scale: 1.25 }) + h.put('champignon', 4, { max: 104 })),
  'bol-saumon': plated({ seed: 'bs1', glaze: 'nuit', vessel: 'bowl', build: (h) => noodles(h) + h.put('saumon', 6, { at: [[160, 150], [200, 140], [240, 152], [176, 186], [220, 184], [200, 220]], scale: 1.05 }) + h.put('avocat', 4, { at: [[112, 226], [124, 252], [142, 276], [104, 200]], scale: 1.05 }) + h.put('chou', 2, { at: [[280, 246], [262, 280]] }) + h.put('concombre', 4, { at: [[288, 130], [302, 160], [264, 106], [300, 194]], scale: 1.1 }) + h.put('menthe', 2, { at: [[206, 268], [150, 116]] }) + h.put('cacahuete', 12, { max: 116, free: 1 }) }),
  'salade-mangue': salad({ seed: 'sm1', glaze: 'sauge', leaves: [['laitue', 14], ['pousse', 12]], top: [['mangue', 11, { scale: 1.1 }], ['carotte', 3], ['menthe', 5], ['cacahuete', 16, { free: 1 }], ['piment', 4, { free: 1 }]], drizzle: '#f4d58a' }),
  nems: plated({ seed: 'ne1', glaze: 'nuit', build: (h) => h.put('laitue', 6, { max: 96, free: 1, scale: 1.2 }) + h.put('nem', 5, { at: [[160, 156], [236, 166], [168, 214], [246, 222], [206, 268]], scale: 1.25 }) + h.put('menthe', 4, { at: [[284, 270], [120, 262], [290, 120], [116, 128]] }) + h.put('piment', 3, { max: 104, free: 1 }) }),
  rouleaux: plated({ seed: 'ro1', glaze: 'terre', z: 1.1, build: (h) => [[152, -16], [206, -12], [258, -18]].map(([y, a]) => `<g transform="rotate(${a} 200 ${y})" filter="url(#soft)"><rect x="112" y="${y - 24}" width="176" height="48" rx="23" fill="#f6f2e2"/><rect x="130" y="${y - 13}" width="34" height="26" rx="10" fill="#f3a27f"/><rect x="172" y="${y - 14}" width="40" height="28" rx="10" fill="#8fbf64"/><rect x="220" y="${y - 12}" width="34" height="24" rx="9" fill="#f09a45"/><rect x="116" y="${y - 22}" width="168" height="44" rx="21" fill="#fffdf4" opacity=".42"/><rect x="128" y="${y - 19}" width="120" height="7" rx="3.5" fill="#fff" opacity=".85"/></g>`).join('') + h.put('menthe', 3, { at: [[288, 290], [106, 110], [296, 106]] }) }),
  'perles-coco': plated({ seed: 'pc1', glaze: 'sauge', build: (h) => { h.def(rad('gCoco', [[0, '#ffffff'], [0.7, '#f8f3e6'], [1, '#d9ccae']], 'cx=".38" cy=".32" r=".75"')); const at = [[152, 164], [238, 152], [168, 246], [256, 236]]; return at.map(([x, y]) => `<g filter="url(#soft)">${P(h.blob(x, y, 46, 16, 0.03), 'url(#gCoco)')}</g>`).join('') + at.map(([x, y]) => h.dots(x, y, 26, 40, '#fff', 1, 2.4, 'opacity=".95"')).join('') + at.map(([x, y]) => h.dots(x, y, 12, 40, '#cbbd99', 0.8, 1.6, 'opacity=".7"')).join('') + h.put('menthe', 2, { at: [[204, 200], [300, 180]], scale: 0.8 }); } }),
  'tapioca-mangue': plated({ seed: 'tm1', glaze: 'craie', vessel: 'bowl', build: (h) => { let pearls = C(200, 200, 144, '#f6efdc'); for (let i = 0; i < 150; i++) { const a = h.R() * TAU, q = Math.sqrt(h.R()) * 136; pearls += C(200 + Math.cos(a) * q, 200 + Math.sin(a) * q, 5 + h.R() * 3, '#fffaf0', 'stroke="#d9cba6" stroke-width="1"'); } return pearls + h.put('mangue', 12, { max: 84, scale: 1.25 }) + h.put('menthe', 2, { at: [[206, 176], [182, 196]], scale: 0.8 }); } }),
};
