import type { Import } from './read-imports.ts';
import type { Room } from './room.ts';
import { rooms } from './rooms.ts';

export interface Breach {
  rule: string;
  text: string;
}

const roomOf = (file: string) => rooms.find(({ files }) => files.test(file));
/** Returns the package of a file, such as "packages/domain". */
const packageOf = (file: string) => /^(?:(?:packages|apps|sites)\/[^/]+|[^/]+)/.exec(file)?.[0] ?? file;
const databasePackage = /node_modules\/(drizzle-orm|pg)\//;
const mayTouchDatabase = /^apps\/api\/(src\/db\/|drizzle\.config\.ts$|.*-repository\.ts$)|^bench\//;
/** Modules that the bundler generates. */
const generated = /^virtual:/;
const mapFile = 'scripts/boundaries/rooms.ts';

/** Finds imports that the map of rooms does not allow, and files outside all rooms. */
export function judgeImports(modules: string[], imports: Import[], entryPoints: ReadonlySet<string>): Breach[] {
  const homeless = modules.filter((file) => !roomOf(file));
  return [
    ...homeless.map((file) => ({ rule: 'unknown-room', text: `${file} is in no room: name its folder in ${mapFile}` })),
    ...imports.flatMap((found) => {
      const room = roomOf(found.from);
      const rule = room && judge(found, room, entryPoints);
      const target = found.kind === 'ours' ? found.to : found.text;
      return rule ? { rule, text: `${found.from}:${found.line} -> ${target}: ${adviceOf(rule, found, room)}` } : [];
    }),
  ];
}

function adviceOf(rule: string, { from, to, text }: Import, room: Room): string {
  const target = roomOf(to);
  switch (rule) {
    case 'no-such-arrow':
      return `"${room.name}" may not use "${target?.name}". It may use ${listed(room.uses)}. The map is ${mapFile}`;
    case 'unknown-room':
      return `the imported file is in no room: name its folder in ${mapFile}`;
    case 'one-entry-point':
      return `import it from the entry point that ${packageOf(to)}/package.json names in "exports"`;
    case 'no-foreign-routes':
      return 'use its repository or its rules, or let apps/api/src/start-rooms.ts pass the value';
    case 'pure-rooms-use-no-package':
      return `"${room.name}" uses no package: take the value as a parameter`;
    case 'runs-without-node':
      return `"${room.name}" also runs in browsers, where there is no Node`;
    case 'everything-resolves':
      return 'there is no such file';
    case 'packages-are-declared':
      return `add ${text} to the dependencies of ${packageOf(from)}/package.json`;
    case 'product-without-its-tools':
      return `${text} is a development dependency of ${packageOf(from)}: the product must not need it`;
    default:
      return 'move the query to a *-repository.ts';
  }
}

const listed = (names: string[]) => (names.length === 0 ? 'no other room' : names.join(', '));

function judge(found: Import, room: Room, entryPoints: ReadonlySet<string>): string | null {
  if (room.runs === 'pure' && found.kind.endsWith('package')) return 'pure-rooms-use-no-package';
  switch (found.kind) {
    case 'ours':
      return judgeOwn(found, room, entryPoints);
    case 'node':
      return room.runs === 'server' ? null : 'runs-without-node';
    case 'unresolved':
      return generated.test(found.text) ? null : 'everything-resolves';
    case 'undeclared package':
      return 'packages-are-declared';
    case 'development package':
      return room.isTest || isTool(found.from) ? judgePackage(found, room) : 'product-without-its-tools';
    case 'package':
      return judgePackage(found, room);
  }
}

/** Build configuration and migration tools are not part of the product. */
const isTool = (file: string) => /\.config\.ts$|^apps\/(storefront|office)\/vite\/|^packages\/web-build\//.test(file);

function judgePackage({ from, to }: Import, room: Room): string | null {
  return databasePackage.test(to) && !mayTouchDatabase.test(from) && !room.isTest ? 'sql-in-repositories' : null;
}

function judgeOwn({ from, to }: Import, room: Room, entryPoints: ReadonlySet<string>): string | null {
  const target = roomOf(to);
  if (!target) return /\.tsx?$/.test(to) ? 'unknown-room' : null;
  if (target !== room && !room.uses.includes(target.name)) return 'no-such-arrow';
  if (packageOf(from) !== packageOf(to) && !room.isTest && !entryPoints.has(to)) return 'one-entry-point';
  // Only the application may import routes, and functions that start a feature.
  const isForeign =
    target !== room && /^apps\/api\/src\/features\/.*\/((?!add-)[^/]+-routes?|start-[^/]+)\.ts$/.test(to);
  return isForeign && room.name.startsWith('api/') ? 'no-foreign-routes' : null;
}
