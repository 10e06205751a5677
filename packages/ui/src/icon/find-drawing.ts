/** The timeout of an icon service (PLT-08). */
const patienceMilliseconds = 1_500;

interface IconAnswer {
  width?: number;
  height?: number;
  icons?: Record<string, { body?: unknown } | undefined>;
}

/** Returns null if the service at `root` does not have the icon. @throws on a timeout or an unexpected response. */
async function askFor(name: string, root: string): Promise<string | null> {
  const answer = await fetch(`${root}/lucide.json?icons=${encodeURIComponent(name)}`, {
    // The public service gets only the icon's name.
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

const asked = new Map<string, Promise<string | null>>();

/** Loads an icon that is not bundled: from the shop, then from the public service. Null if neither has it. */
export function findDrawing(name: string, host: string | null): Promise<string | null> {
  const key = `${host} ${name}`;
  const drawing = asked.get(key) ?? askAll(name, host);
  asked.set(key, drawing);
  return drawing;
}
