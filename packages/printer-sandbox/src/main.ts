import { parseArgs } from 'node:util';
import { keepFiles } from './keep-files.ts';
import { startPrinterSandbox } from './start-printer-sandbox.ts';

const usage =
  'Usage : npm run printer:sandbox -- [--port 9100] [--width 80|58] [--out DOSSIER]. CHROMIUM_PATH nomme le Chromium qui dessine les PNG et les PDF.';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '9100' },
    width: { type: 'string', default: '80' },
    out: { type: 'string' },
  },
});
const [port, width, { out }] = [Number(values.port), Number(values.width), values];
if (!Number.isInteger(port) || port < 0 || port > 65_535 || (width !== 58 && width !== 80)) {
  console.error(usage);
  process.exit(2);
}
const chromium = process.env.CHROMIUM_PATH ?? null;
const printer = await startPrinterSandbox({
  port,
  widthMm: width,
  ...(out !== undefined && { keep: keepFiles({ folder: out, widthMm: width, chromium }) }),
});
const kept = out === undefined ? '' : ` Chaque ticket est gardé dans ${out}${chromium ? '' : ', en texte et en HTML'}.`;
console.log(`L’imprimante d’essai écoute sur http://${printer.host}:${printer.port}/.${kept}`);
