import type { DatabaseFacts } from '@comptoir/api';
import type { Finding } from '@comptoir/contract';
import type { Check, DoctorWorld } from '../doctor-world.ts';
import { bad, good } from '../finding.ts';

const leastVersion = 150_000;

/** The database must respond, be new enough, permit the shop's work, and keep committed data. */
export const examineDatabase: Check = async (world) => {
  let facts: DatabaseFacts;
  try {
    facts = await world.database.facts();
  } catch (error) {
    const where = world.config.databaseUrl === null ? world.config.dataDir : 'DATABASE_URL';
    return [
      bad(
        'database',
        `La base de données ne répond pas : ${world.tellReason(error)}.`,
        `Regardez si elle tourne, et où : ${where}.`,
      ),
    ];
  }
  return [judgeVersion(facts), judgeRights(facts), judgeDurability(facts), await tryOrder(world, facts)];
};

function judgeVersion({ version, versionNumber }: DatabaseFacts): Finding {
  return versionNumber >= leastVersion
    ? good('database', `La base de données répond : PostgreSQL ${version}.`)
    : bad(
        'database',
        `La base de données est trop ancienne : PostgreSQL ${version}.`,
        'Il faut PostgreSQL 15 ou plus.',
      );
}

function judgeRights({ mayCreateSchemas, mayCreateTables, foreignTables, hasTrigrams }: DatabaseFacts): Finding {
  const missing = [
    ...(mayCreateSchemas ? [] : ['créer un schéma dans la base']),
    ...(mayCreateTables ? [] : ['créer des tables']),
    ...(foreignTables === 0 ? [] : [`changer ${foreignTables} tables, qui sont à un autre`]),
  ];
  if (missing.length > 0)
    return bad(
      'database-rights',
      `Le compte de la boutique n’a pas le droit de ${missing.join(', ni de ')} : une mise à jour échouerait.`,
      'Faites de ce compte le propriétaire de la base et de ses tables.',
    );
  return hasTrigrams
    ? good('database-rights', 'Le compte de la boutique a les droits qu’une mise à jour demande.')
    : bad(
        'database-rights',
        'L’extension pg_trgm n’est pas dans la base : les adresses ne se cherchent pas.',
        'Faites-la ajouter par qui gère le serveur : create extension pg_trgm',
      );
}

function judgeDurability({ fsync, fullPageWrites, synchronousCommit }: DatabaseFacts): Finding {
  const off = Object.entries({ fsync, full_page_writes: fullPageWrites, synchronous_commit: synchronousCommit })
    .filter(([, value]) => value === 'off')
    .map(([name]) => name);
  return off.length === 0
    ? good('database-durability', 'Une commande confirmée est sur le disque.')
    : bad(
        'database-durability',
        `Une coupure de courant peut perdre des commandes confirmées : ${off.join(', ')} sur off.`,
        'Remettez ces réglages du serveur PostgreSQL sur on.',
      );
}

async function tryOrder({ database, tellReason }: DoctorWorld, { isReadOnly }: DatabaseFacts): Promise<Finding> {
  try {
    await database.tryToStore();
    return good('database-writes', 'Une commande peut être enregistrée.');
  } catch (error) {
    return bad(
      'database-writes',
      `Aucune commande ne peut être enregistrée : ${tellReason(error)}.`,
      isReadOnly
        ? 'La base est en lecture seule : DATABASE_URL doit nommer le serveur principal.'
        : 'Regardez le journal de la boutique et celui de PostgreSQL.',
    );
  }
}
