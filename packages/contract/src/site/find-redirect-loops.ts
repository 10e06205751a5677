import { comparedPath, withoutPrefix } from './site-path.ts';

interface Redirects {
  routeRules: Readonly<Record<string, { redirect: string }>>;
  rootRedirect: string | null;
}

function ruledPath(address: string): string {
  const [path = ''] = address.split(/[?#]/);
  return withoutPrefix(comparedPath(path));
}

/** Finds circular redirects. Each message is "field: path of the circle". */
export function findRedirectLoops({ routeRules, rootRedirect }: Redirects): string[] {
  const targets = new Map(Object.entries(routeRules).map(([from, { redirect }]) => [ruledPath(from), redirect]));
  const root = 'root';
  if (rootRedirect !== null) targets.set(root, rootRedirect);
  const stopAt = (address: string) =>
    rootRedirect !== null && /^\/([?#]|$)/.test(address) ? root : ruledPath(address);

  function wayBackTo(start: string): string[] | null {
    const way = [start];
    const seen = new Set<string>();
    for (let at = stopAt(start); !seen.has(at); at = stopAt(way.at(-1) ?? start)) {
      seen.add(at);
      const target = targets.get(at);
      if (target === undefined) return null;
      way.push(target);
      if (stopAt(target) === stopAt(start)) return way;
    }
    return null;
  }

  const rules = Object.keys(routeRules).map((from) => ({ field: `routeRules.${from}`, from }));
  if (rootRedirect !== null) rules.push({ field: 'rootRedirect', from: '/' });
  return rules.flatMap(({ field, from }) => {
    const way = wayBackTo(from);
    return way ? [`${field}: tourne en rond : ${way.join(' → ')}`] : [];
  });
}
