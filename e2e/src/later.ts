/** Another hour by so many seconds, as the wire writes instants: `2026-11-20T19:30:00+01:00`. */
export function later(instant: string, seconds: number): string {
  const onTheWall = Date.parse(`${instant.slice(0, 19)}Z`) + seconds * 1000;
  return new Date(onTheWall).toISOString().slice(0, 19) + instant.slice(-6);
}
