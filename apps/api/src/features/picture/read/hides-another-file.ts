/** Markup that a browser or a server would run, if it took the picture for a page. */
const markup = /<(?:!doctype|html|head|body|script|iframe|svg|\?php)[\s>/]/i;
/** Readers of PDF search the first kilobyte, and those of ZIP the last 64. */
const pdfMark = '%PDF-';
const zipMark = 'PK\x05\x06';

/** True if a picture is a page, a document or an archive too. What follows a picture may be data of the camera. */
export function hidesAnotherFile(bytes: Buffer): boolean {
  return (
    bytes.subarray(0, 1024).includes(pdfMark) ||
    bytes.subarray(-65_557).includes(zipMark, 0, 'latin1') ||
    markup.test(bytes.toString('latin1'))
  );
}
