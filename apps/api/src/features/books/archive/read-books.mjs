// Reads an archive of the books: node read-books.mjs livres-….jsonl.gz
// It needs Node and nothing else, so that the books stay readable after the shop has gone.
import { createHash, createPublicKey, hash as digest, verify } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { pathToFileURL } from 'node:url';
import { createGunzip } from 'node:zlib';

/** RFC 8785, for the values that books hold. */
function canonical(value) {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const keys = Object.keys(value).sort();
  return `{${keys.map((key) => `${JSON.stringify(key)}:${canonical(value[key])}`).join(',')}}`;
}

/** The lines of a file, each with its line feed. */
export async function* linesOf(file) {
  const stored = createReadStream(file);
  let rest = Buffer.alloc(0);
  for await (const part of file.endsWith('.gz') ? pipeline(stored, createGunzip(), () => undefined) : stored) {
    rest = Buffer.concat([rest, part]);
    for (let end = rest.indexOf(10); end >= 0; end = rest.indexOf(10)) {
      yield rest.subarray(0, end + 1);
      rest = rest.subarray(end + 1);
    }
  }
  if (rest.length > 0) yield rest;
}

/** Checks an archive line by line: chain, signatures, sums of closes, trailer. `onRecord` takes each entry. */
export async function readBooks(lines, onRecord = async () => undefined) {
  const state = { entries: 0, line: 0, faults: [], sums: {} };
  state.records = createHash('sha256');
  state.file = createHash('sha256');
  for await (const bytes of lines) {
    state.line += 1;
    try {
      readLine(state, bytes);
    } catch {
      blame(state, 'illisible');
      break;
    }
    if (state.line > 1 && !state.trailer) await onRecord({ seq: state.end.seq, line: state.line, text: `${bytes}` });
  }
  if (!state.trailer) blame(state, 'la fin manque');
  return state;
}

const blame = ({ faults, line }, text, wrongLine = line) => faults.push({ line: wrongLine, text });
function readLine(state, bytes) {
  const read = JSON.parse(bytes.toString());
  if (state.trailer || !Buffer.from(`${canonical(read)}\n`).equals(bytes)) throw new Error('not a line of an archive');
  if (state.line === 1) readHeader(state, read);
  else if ('seq' in read) readRecord(state, read, bytes);
  else readTrailer(state, read, bytes);
  state.file.update(bytes);
}

function readHeader(state, header) {
  if (header.archive !== 1) blame(state, 'ce n’est pas une archive des livres');
  for (const { id, key } of header.keys)
    if (digest('sha256', Buffer.from(key, 'base64')) !== id) blame(state, `la clé ${id} n’est pas la sienne`);
  state.header = header;
  state.end = { seq: header.first - 1, hash: header.before };
}

function readRecord(state, record, bytes) {
  const { seq, kind, day, at, content, hash, sig, key, ...rest } = record;
  const text = [state.end.hash, seq, kind, day, at, digest('sha256', canonical(content))].join('\n');
  if (key === undefined || Object.keys(rest).length > 0) blame(state, 'ce n’est pas une écriture');
  if (seq !== state.end.seq + 1) blame(state, `écriture ${state.end.seq + 1} attendue, ${seq} trouvée`);
  if (hash !== digest('sha256', text)) blame(state, `l’empreinte de l’écriture ${seq} n’est pas la sienne`);
  if (sig === null ? key !== null : !isSigned(state, `comptoir books 1\n${seq}\n${hash}`, { sig, key }))
    blame(state, `la signature de l’écriture ${seq} est fausse`);
  state.end = { seq, hash, key };
  state.entries += 1;
  state.records.update(bytes);
  if (kind === 'payment') add(state, day, 'sales', content);
  if ((kind === 'refund' && content.state === 'done') || (kind === 'unpaid' && content.presumed))
    add(state, day, 'refunds', content);
  if (kind === 'close') compareClose(state, content);
}

function isSigned({ header }, text, { sig, key }) {
  const known = header.keys.find(({ id }) => id === key);
  const bytes = Buffer.from(String(sig), 'base64');
  if (!known || bytes.toString('base64') !== sig) return false;
  const publicKey = createPublicKey({ key: Buffer.from(known.key, 'base64'), format: 'der', type: 'spki' });
  return verify(null, Buffer.from(text), publicKey, bytes);
}

const newSide = () => ({ count: 0, amount: 0, payments: { card: 0, cash: 0 }, rates: [] });
const newSides = () => ({ sales: newSide(), refunds: newSide() });
const sumOf = ({ sums }, period) => (sums[period] ??= newSides());
const companyOf = (period) => `${period} company`;

function add(state, day, side, { amount, channel, method, taxes }) {
  const { from, to, period } = state.header;
  if (day < from || day > to) return;
  const names = new Set([day, day.slice(0, 7), period]);
  for (const name of channel === 'company' ? [...names, ...[...names].map(companyOf)] : names) {
    const sum = sumOf(state, name)[side];
    sum.count += 1;
    sum.amount += amount;
    sum.payments[method] += amount;
    for (const { rate, net, vat, gross } of taxes) {
      const known = sum.rates.find((one) => one.rate === rate) ?? { rate, net: 0, vat: 0, gross: 0 };
      const added = { rate, net: known.net + net, vat: known.vat + vat, gross: known.gross + gross };
      sum.rates = [...sum.rates.filter((one) => one !== known), added].sort((one, other) => one.rate - other.rate);
    }
  }
}

function compareClose(state, { kind, period, figures }) {
  const { from, period: own } = state.header;
  const isWhole = kind === 'year' ? period === own : `${period}-01`.slice(0, 10) >= from;
  const { sales, refunds } = sumOf(state, period);
  const told = [figures.sales, figures.refunds, figures.company ?? newSides()];
  const isEqual = canonical([sales, refunds, sumOf(state, companyOf(period))]) === canonical(told);
  if (isWhole && !(isEqual && figures.net === sales.amount - refunds.amount))
    blame(state, `la clôture ${period} n’est pas la somme de ses écritures`);
}

function readTrailer(state, { sig, ...told }, bytes) {
  const { header, end, entries } = state;
  const [records_sha256, file_sha256] = [state.records, state.file].map((sha256) => sha256.copy().digest('hex'));
  if (told.records_sha256 === records_sha256 && told.file_sha256 !== file_sha256) blame(state, 'l’en-tête a changé', 1);
  const { sales, refunds } = sumOf(state, header.period);
  const expected = { entries, file_sha256, records_sha256, refunds: refunds.amount, sales: sales.amount };
  if (canonical(told) !== canonical(expected)) blame(state, 'la fin ne dit pas ce que le fichier contient');
  if (!isSigned(state, `comptoir archive 1\n${canonical(told)}`, { sig, key: end.key }))
    blame(state, 'la signature de la fin est fausse');
  state.trailer = bytes.toString();
}

const euros = (cents) => `${(cents / 100).toFixed(2).replace('.', ',')} €`;
const showRate = ({ rate, net, vat }) => `, à ${(rate / 100).toFixed(2)} % ${euros(net)} HT et ${euros(vat)} de TVA`;
const showSide = ({ count, amount, rates }) => `${count}, ${euros(amount)}${rates.map(showRate).join('')}`;

/** What an archive says, in French, in lines. */
export const showArchive = ({ header, entries, sums, faults }) => [
  `${header?.seller ?? '?'}, ${header?.period ?? '?'} : ${entries} écritures lues.`,
  ...Object.entries(sums).flatMap(([name, { sales, refunds }]) =>
    name.length === 7 ? [`${name} : ventes ${showSide(sales)} ; remboursements ${showSide(refunds)}`] : [],
  ),
  ...faults.slice(0, 100).map(({ line, text }) => `Ligne ${line} : ${text}`),
  faults.length === 0 ? 'L’archive est juste.' : `L’archive n’est pas juste : ${faults.length} fois.`,
];

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const report = await readBooks(linesOf(process.argv[2]));
  console.log(showArchive(report).join('\n'));
  process.exitCode = Math.min(report.faults.length, 1);
}
