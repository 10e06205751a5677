/** Timeout of an icon service, own or public (PLT-08). */
const patienceMilliseconds = 1_500;

interface IconAnswer {
  width?: number;
  height?: number;
  icons?: Record<string, { body?: unknown } | undefined>;
}

/** The SVG from the service at `root`; null: unknown icon. @throws on a timeout or an unexpected response. */
async function askFor(name: string, root: string): Promise<string | null> {
  const answer = await fetch(`${root}/lucide.json?icons=${encodeURIComponent(name)}`, {
    // The public service gets the icon's name only.
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

/** By host and name: one request per icon. */
const asked = new Map<string, Promise<string | null>>();

/** SVG of an unbundled icon: from the shop, then the public service, 1.5 s each. Null: none, with a warning. */
export function findDrawing(name: string, host: string | null): Promise<string | null> {
  const key = `${host} ${name}`;
  const drawing = asked.get(key) ?? askAll(name, host);
  asked.set(key, drawing);
  return drawing;
}
