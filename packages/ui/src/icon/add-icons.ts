import { iconSymbol, spriteId, symbolId } from './icon.tsx';

export function addIcons(drawings: Readonly<Record<string, string>>): void {
  const missing = Object.entries(drawings).filter(([name]) => !document.getElementById(symbolId(name)));
  const symbols = missing.map(([name, drawing]) => iconSymbol(name, drawing)).join('');
  document.getElementById(spriteId)?.insertAdjacentHTML('beforeend', symbols);
}
