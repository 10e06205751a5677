/** Adds seconds to an instant's text and keeps its offset: `2026-11-20T19:30:00+01:00`, `2026-11-20T18:30:00Z`. */
export function later(instant: string, seconds: number): string {
  const onTheWall = Date.parse(`${instant.slice(0, 19)}Z`) + seconds * 1000;
  return new Date(onTheWall).toISOString().slice(0, 19) + instant.slice(19);
}
