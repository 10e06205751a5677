import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Instruction, readDockerfile } from './read-dockerfile.ts';

/** A container image as a folder with a whole system, and its settings. */
export interface Image {
  root: string;
  environment: Record<string, string>;
  user: string;
  workingFolder: string;
  command: string[];
  healthCheck: string[];
  volumes: string[];
}

interface Build {
  context: string;
  /** A minimal system, which replaces the image that FROM names. */
  base: string;
  /** An empty folder for all stages. */
  workshop: string;
}

/** The default PATH of container engines. */
const usualPath = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';

/** Returns the command line that runs a command in an image's folder by chroot. */
export const inRoot = (
  { root, environment, user, workingFolder }: Pick<Image, 'root' | 'environment' | 'user' | 'workingFolder'>,
  command: string[],
): [string, string[]] => {
  const variables = Object.entries(environment).map(([name, value]) => `${name}=${value}`);
  const inFolder = ['/bin/sh', '-c', 'cd "$0" && exec "$@"', workingFolder, ...command];
  return [
    'chroot',
    [...(user === '' ? [] : [`--userspec=${user}`]), root, '/usr/bin/env', '-i', ...variables, ...inFolder],
  ];
};

/** Builds a Dockerfile without a container engine, each step in a chroot. @throws for unknown instructions. */
export function buildImage(dockerfile: string, { context, base, workshop }: Build): Image {
  const built = new Map<string, Image>();
  let image: Image | undefined;
  for (const [index, stage] of readDockerfile(dockerfile).entries()) {
    const root = join(workshop, `stage-${index}`);
    execFileSync('cp', ['--archive', base, root]);
    image = {
      root,
      environment: { PATH: usualPath },
      user: '',
      workingFolder: '/',
      command: [],
      healthCheck: [],
      volumes: [],
    };
    const values: Record<string, string> = {};
    for (const instruction of stage.instructions) take(instruction, { image, values, context, built });
    built.set(stage.name, image);
  }
  if (!image) throw new Error('There is no FROM in the Dockerfile.');
  return image;
}

interface Progress {
  image: Image;
  /** The values of ARG. */
  values: Record<string, string>;
  context: string;
  built: Map<string, Image>;
}

function take({ name, text }: Instruction, { image, values, context, built }: Progress): void {
  if (name === 'ARG') Object.assign(values, readPairs(text));
  else if (name === 'ENV') Object.assign(image.environment, readPairs(text));
  else if (name === 'USER') image.user = text;
  else if (name === 'CMD') image.command = JSON.parse(text);
  else if (name === 'HEALTHCHECK') image.healthCheck = JSON.parse(text.slice(text.indexOf('[')));
  else if (name === 'WORKDIR') {
    image.workingFolder = text;
    mkdirSync(join(image.root, text), { recursive: true });
  } else if (name === 'VOLUME') image.volumes = JSON.parse(text);
  else if (name === 'COPY')
    copy(
      text.replace(/\$\{(\w+)\}/g, (_, key) => values[key] ?? ''),
      { image, context, built },
    );
  else if (name === 'RUN') {
    const shown = { ...image, environment: { ...values, ...image.environment } };
    const [program, args] = inRoot(shown, ['/bin/sh', '-c', text]);
    execFileSync(program, args, { stdio: 'inherit' });
  } else if (name !== 'EXPOSE') throw new Error(`The drill knows no ${name}.`);
}

const readPairs = (text: string) =>
  Object.fromEntries(text.split(/\s+/).map((pair) => pair.split(/=(.*)/s, 2) as [string, string]));

/** A folder is copied by content. A target with a slash at its end keeps the files' names. */
function copy(text: string, { image, context, built }: Omit<Progress, 'values'>): void {
  const [, from, rest = ''] = /^(?:--from=(\S+) )?(.*)$/.exec(text) ?? [];
  const source = from === undefined ? context : built.get(from)?.root;
  if (source === undefined) throw new Error(`There is no stage ${from}.`);
  const patterns = rest.split(/\s+/);
  const target = patterns.pop() ?? '';
  const found = patterns.flatMap((pattern) => globSync(pattern.replace(/^\//, ''), { cwd: source }));
  if (found.length === 0) throw new Error(`COPY finds nothing: ${text}`);
  for (const path of found) {
    const isFolder = statSync(join(source, path)).isDirectory();
    const to = join(image.root, target, isFolder || !target.endsWith('/') ? '' : basename(path));
    cpSync(join(source, path), to, { recursive: true, verbatimSymlinks: true, dereference: false });
  }
  if (!existsSync(join(image.root, target))) throw new Error(`COPY made no ${target}.`);
}
