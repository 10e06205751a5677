/** For example `{ name: 'RUN', text: 'mkdir /data' }`. */
export interface Instruction {
  name: string;
  text: string;
}

/** The instructions after one FROM. */
export interface Stage {
  from: string;
  /** An empty string means that the stage has no name. */
  name: string;
  instructions: Instruction[];
}

/** Skips comments, and joins lines that end with a backslash. */
export function readDockerfile(text: string): Stage[] {
  const stages: Stage[] = [];
  const lines = text.replace(/^\s*#.*\n/gm, '').replace(/\\\n/g, ' ');
  for (const line of lines.split('\n').filter((one) => one.trim() !== '')) {
    const [, name = '', rest = ''] = /^([A-Z]+)\s+(.*)$/.exec(line) ?? [];
    const last = stages.at(-1);
    if (name === 'FROM') {
      const [, from = '', as = ''] = /^(\S+)(?: AS (\S+))?$/.exec(rest) ?? [];
      stages.push({ from, name: as, instructions: [] });
    } else if (name !== '' && last) last.instructions.push({ name, text: rest.trim() });
    else throw new Error(`This line of a Dockerfile can't be read: ${line}`);
  }
  return stages;
}
