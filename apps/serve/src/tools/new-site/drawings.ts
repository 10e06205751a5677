export function drawIcon(color: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><rect width="512" height="512" fill="${color}"/><g fill="#fff6e4"><path d="M96 326a160 160 0 0 1 320 0z"/><circle cx="256" cy="150" r="22"/><rect x="76" y="346" width="360" height="30" rx="15"/></g></svg>\n`;
}

export function drawPlate(color: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 480" width="480" height="480"><defs><radialGradient id="a"><stop offset="0" stop-color="#fff"/><stop offset=".8" stop-color="#f7f1e6"/><stop offset="1" stop-color="#d9cfbd"/></radialGradient></defs><circle cx="240" cy="250" r="204" fill="#000" opacity=".12"/><circle cx="240" cy="240" r="204" fill="url(#a)"/><circle cx="240" cy="240" r="142" fill="#fffdf8" stroke="${color}" stroke-width="7"/><g fill="${color}"><path d="M170 278a70 70 0 0 1 140 0z"/><circle cx="240" cy="198" r="10"/><rect x="158" y="286" width="164" height="13" rx="6.5"/></g></svg>\n`;
}
