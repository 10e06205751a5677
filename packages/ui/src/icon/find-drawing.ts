/** How long an icon service has, the shop's own or a public one (PLT-08). */
const patienceMilliseconds = 1_500;

interface IconAnswer {
  width?: number;
  height?: number;
  icons?: Record<string, { body?: unknown } | undefined>;
}

/** The drawing as a service at `root` has it, an SVG; null: it has none. @throws where it does not answer in time, or not as icon services do. */
async function askFor(name: string, root: string): Promise<string | null> {
  const answer = await fetch(`${root}/lucide.json?icons=${encodeURIComponent(name)}`, {
    // A public service learns which icon, and nothing of the diner.
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    signal: AbortSignal.timeout(patienceMilliseconds),
  });
  if (!answer.ok) return null;
  const { width = 24, height = 24, icons = {} }: IconAnswer = await answer.json();
  const body = icons[name]?.body;
  if (typeof body !== 'string') return null;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${body}</svg>`;
}

async function askAll(name: string, host: string | null): Promise<string | null> {
  for (const root of host === null ? ['/_icons'] : ['/_icons', host]) {
    const drawing = await askFor(name, root).catch(() => null);
    if (drawing !== null) return drawing;
  }
  console.warn(`Unknown icon: ${name}`);
  return null;
}

/** By host and name: an icon is looked for once, however often a page shows it. */
const asked = new Map<string, Promise<string | null>>();

/**
 * An icon that the build does not have, as an SVG: the shop's own icons are asked, then the public service, 1.5 s each. Null, with
 * one warning on the console: nobody has it.
 */
export function findDrawing(name: string, host: string | null): Promise<string | null> {
  const key = `${host} ${name}`;
  const drawing = asked.get(key) ?? askAll(name, host);
  asked.set(key, drawing);
  return drawing;
}
