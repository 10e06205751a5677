import { fileURLToPath } from 'node:url';
import PDFDocument from 'pdfkit';
import type { Paper } from './paper.ts';

const fontFile = (name: string) => fileURLToPath(new URL(`./fonts/${name}.ttf`, import.meta.url));
const [regular, bold] = ['DejaVuSans', 'DejaVuSans-Bold'];

const margin = 42;
const size = 9;
const gap = 5;
/** Widths of the columns of lines in points; they fill an A4 page between its margins. */
const lineWidths = [251, 60, 80, 50, 70];
const taxWidths = [90, 90, 80];

/** Draws an invoice as PDF/A-3b with its XML inside, as Factur-X wants it (LAW-66). */
export async function drawPaper(paper: Paper): Promise<Buffer> {
  const doc = new PDFDocument({
    size: 'A4',
    margin,
    pdfVersion: '1.7',
    subset: 'PDF/A-3b',
    tagged: true,
    lang: 'fr-FR',
    displayTitle: true,
    bufferPages: true,
    font: fontFile(regular),
    info: { Title: paper.title, Author: paper.seller[0] ?? '', Subject: paper.title },
  });
  const parts: Buffer[] = [];
  doc.on('data', (part: Buffer) => parts.push(part));
  const done = new Promise<void>((resolve, reject) => {
    doc.once('end', resolve);
    doc.once('error', reject);
  });
  doc.registerFont(regular, fontFile(regular));
  doc.registerFont(bold, fontFile(bold));
  attachXml(doc, paper);
  fillPages(new Sheet(doc), paper);
  numberPages(doc, paper);
  doc.end();
  await done;
  return Buffer.concat(parts);
}

function attachXml(doc: PDFKit.PDFDocument, { xml, on }: Paper): void {
  const day = new Date(`${on}T12:00:00Z`);
  const options = {
    name: 'factur-x.xml',
    type: 'text/xml',
    relationship: 'Data',
    creationDate: day,
    modifiedDate: day,
  };
  doc.file(Buffer.from(xml), { ...options, description: 'Factur-X' });
  (doc as unknown as { appendXML(xml: string): void }).appendXML(metadata);
}

type Align = 'left' | 'right';

/** Writes tagged texts from top to bottom, and begins a page where one ends. */
class Sheet {
  readonly #doc: PDFKit.PDFDocument;
  readonly #root: PDFKit.PDFStructureElement;
  y = margin;

  constructor(doc: PDFKit.PDFDocument) {
    this.#doc = doc;
    this.#root = doc.struct('Document');
    doc.addStructure(this.#root);
  }

  get width(): number {
    return this.#doc.page.width - 2 * margin;
  }

  /** Writes paragraphs of one width, one below the other. Returns where they end. */
  paragraphs(
    texts: readonly string[],
    { x = margin, width = this.width, tag = 'P', fontSize = size, isBold = false } = {},
  ): void {
    for (const text of texts) {
      const height = this.#measure(text, width, { fontSize, isBold });
      this.#makeRoom(height);
      const { y } = this;
      this.#root.add(this.#doc.struct(tag, {}, () => this.#write(text, { x, y, width, align: 'left' })));
      this.y += height + 2;
    }
  }

  /** Writes a table whose first row is its head, which each page repeats. The first column alone is aligned left. */
  table(rows: readonly (readonly string[])[], widths: readonly number[]): void {
    const [head = []] = rows;
    const table = this.#doc.struct('Table');
    this.#root.add(table);
    for (const [position, row] of rows.entries()) {
      const height = this.#heightOf(row, widths, position === 0);
      if (this.#makeRoom(height) && position > 0) this.#row(table, head, { widths, isHead: true });
      this.#row(table, row, { widths, isHead: position === 0 });
    }
    table.end();
  }

  #row(
    table: PDFKit.PDFStructureElement,
    row: readonly string[],
    { widths, isHead }: { widths: readonly number[]; isHead: boolean },
  ) {
    const height = this.#heightOf(row, widths, isHead);
    const { y } = this;
    const line = this.#doc.struct('TR');
    table.add(line);
    let x = margin;
    for (const [column, text] of row.entries()) {
      const [left, width] = [x, (widths[column] ?? 0) - gap];
      const align: Align = column === 0 ? 'left' : 'right';
      line.add(
        this.#doc.struct(isHead ? 'TH' : 'TD', {}, () => {
          this.#choose({ fontSize: size, isBold: isHead });
          this.#write(text, { x: left, y, width, align });
        }),
      );
      x += widths[column] ?? 0;
    }
    line.end();
    this.y += height + 3;
  }

  #heightOf(row: readonly string[], widths: readonly number[], isBold: boolean): number {
    return Math.max(
      ...row.map((text, column) => this.#measure(text, (widths[column] ?? 0) - gap, { fontSize: size, isBold })),
    );
  }

  #choose({ fontSize, isBold }: { fontSize: number; isBold: boolean }): void {
    this.#doc.font(isBold ? bold : regular).fontSize(fontSize);
  }

  #measure(text: string, width: number, look: { fontSize: number; isBold: boolean }): number {
    this.#choose(look);
    return this.#doc.heightOfString(text, { width });
  }

  #write(text: string, { x, y, width, align }: { x: number; y: number; width: number; align: Align }): void {
    this.#doc.text(text, x, y, { width, align });
  }

  /** Begins a page if less than this height is left. Returns true if it did. */
  #makeRoom(height: number): boolean {
    if (this.y + height <= this.#doc.page.height - margin - 2 * size) return false;
    this.#doc.addPage();
    this.y = margin;
    return true;
  }
}

function fillPages(sheet: Sheet, paper: Paper): void {
  const half = sheet.width / 2 - gap;
  sheet.paragraphs([paper.title], { tag: 'H1', fontSize: 15, isBold: true });
  sheet.paragraphs(paper.heads);
  sheet.y += 10;
  const top = sheet.y;
  sheet.paragraphs(paper.seller, { width: half });
  const below = sheet.y;
  sheet.y = top;
  sheet.paragraphs(paper.buyer, { x: margin + half + 2 * gap, width: half });
  sheet.y = Math.max(sheet.y, below) + 12;
  sheet.table([paper.columns, ...paper.rows], lineWidths);
  sheet.y += 8;
  if (paper.taxes.length > 0) sheet.table([paper.taxColumns, ...paper.taxes], taxWidths);
  sheet.y += 8;
  sheet.paragraphs(
    paper.totals.map(([label, amount]) => `${label} : ${amount}`),
    { isBold: true },
  );
  sheet.y += 8;
  sheet.paragraphs(paper.notes);
}

/** A page's number is no part of the text, for who listens to it. */
function numberPages(doc: PDFKit.PDFDocument, { number }: Paper): void {
  const { start, count } = doc.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    doc.switchToPage(page);
    doc.page.margins.bottom = 0;
    doc.markContent('Artifact', { type: 'Pagination' });
    doc.font(regular).fontSize(8);
    doc.text(`${number} · page ${page - start + 1} sur ${count}`, margin, doc.page.height - margin + 8, {
      align: 'right',
      width: doc.page.width - 2 * margin,
      lineBreak: false,
    });
    doc.endMarkedContent();
  }
}

const property = (name: string, description: string) =>
  `<rdf:li rdf:parseType="Resource"><pdfaProperty:name>${name}</pdfaProperty:name><pdfaProperty:valueType>Text</pdfaProperty:valueType><pdfaProperty:category>external</pdfaProperty:category><pdfaProperty:description>${description}</pdfaProperty:description></rdf:li>`;

/** What Factur-X wants said in the document's metadata: which file is the invoice, and by which profile. */
const metadata = `
<rdf:Description rdf:about="" xmlns:fx="urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#">
<fx:DocumentType>INVOICE</fx:DocumentType><fx:DocumentFileName>factur-x.xml</fx:DocumentFileName><fx:Version>1.0</fx:Version><fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>
</rdf:Description>
<rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/" xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
<pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource"><pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema><pdfaSchema:namespaceURI>urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#</pdfaSchema:namespaceURI><pdfaSchema:prefix>fx</pdfaSchema:prefix><pdfaSchema:property><rdf:Seq>
${property('DocumentFileName', 'The name of the embedded XML document')}
${property('DocumentType', 'The type of the hybrid document')}
${property('Version', 'The version of the standard of the embedded XML document')}
${property('ConformanceLevel', 'The conformance level of the embedded XML document')}
</rdf:Seq></pdfaSchema:property></rdf:li></rdf:Bag></pdfaExtension:schemas>
</rdf:Description>`;
