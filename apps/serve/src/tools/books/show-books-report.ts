import type { BookFinding, BooksReport } from '@comptoir/api';

/** The report of `books verify`, in French, a line for each finding. */
export function showBooksReport({ entries, orders, head, gaps, count, findings }: BooksReport): string {
  const looked = `${entries} écritures et ${orders} commandes lues.`;
  const end = head === null ? 'Les livres n’ont pas commencé.' : `Dernière écriture : ${head.seq}:${head.hash}`;
  const declared = gaps.map(({ from, to, reason }) => `Trou déclaré de ${from} à ${to} : ${reason}`);
  if (count === 0) return [looked, end, ...declared, 'Les livres sont justes.'].join('\n');
  const more = count > findings.length ? [`… et ${count - findings.length} autres.`] : [];
  return [looked, end, ...declared, `Différences : ${count}`, ...findings.map(showFinding), ...more].join('\n');
}

function showFinding({ seq, table, key, field, expected, found }: BookFinding): string {
  const place = seq === null ? '' : `écriture ${seq}, `;
  return `- ${place}${table} ${key}, ${field} : ${expected ?? 'absent'} attendu, ${found ?? 'absent'} trouvé`;
}
