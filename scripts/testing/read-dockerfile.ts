/** A line of a Dockerfile: `{ name: 'RUN', text: 'mkdir /data' }`. */
export interface Instruction {
  name: string;
  text: string;
}

/** What is built from one FROM. */
export interface Stage {
  from: string;
  /** Empty: the last stage has none. */
  name: string;
  instructions: Instruction[];
}

/** Reads a Dockerfile by its stages: comments are left out, and a line that ends with a backslash goes on in the next. */
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
