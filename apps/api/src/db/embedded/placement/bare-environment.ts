const kept = ['PATH', 'SystemRoot', 'TEMP', 'TMP'];

/** What PostgreSQL's programs see of the environment: none of the shop's secrets, and English messages everywhere. */
export function bareEnvironment(): NodeJS.ProcessEnv {
  const values = kept.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]]));
  return { ...Object.fromEntries(values), LC_ALL: 'C' };
}
