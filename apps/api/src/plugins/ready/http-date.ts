let known = { second: Number.NaN, text: '' };

export function httpDate(milliseconds: number): string {
  const second = Math.floor(milliseconds / 1000);
  if (second !== known.second) known = { second, text: new Date(milliseconds).toUTCString() };
  return known.text;
}
