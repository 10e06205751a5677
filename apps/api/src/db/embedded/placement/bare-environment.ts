const kept = ['PATH', 'SystemRoot', 'TEMP', 'TMP'];

/** The environment of PostgreSQL's programs, without the shop's secrets and with English messages. */
export function bareEnvironment(): NodeJS.ProcessEnv {
  const values = kept.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]]));
  return { ...Object.fromEntries(values), LC_ALL: 'C' };
}
