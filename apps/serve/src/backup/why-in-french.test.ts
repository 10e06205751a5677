import { expect, it } from 'vitest';
import { whyInFrench } from './why-in-french.ts';

const failing = (code: string, path?: string, cause?: unknown) =>
  Object.assign(new Error('english', { cause }), { code, path });

it.each([
  [failing('ENOSPC', '/srv/comptoir/a.jpg'), 'Rien n’est fait : le disque est plein.'],
  [failing('EACCES', '/backups'), 'Rien n’est fait : ce compte n’y a pas accès (/backups).'],
  [
    new Error('La base ne peut pas être écrite : ENOSPC.', { cause: failing('ENOSPC') }),
    'Rien n’est fait : le disque est plein.',
  ],
  [new Error('Une phrase.', { cause: failing('42501') }), 'Une phrase.'],
  [failing('EIO'), 'Rien n’est fait : english.'],
])('says in words why a backup fails: %s [PLT-20]', (error, sentence) => {
  expect(whyInFrench(error, 'Rien n’est fait')).toBe(sentence);
});
