import { useState } from 'react';
import { flushSync } from 'react-dom';
import { printPage, setPageSize } from '../../platform/print-page.ts';

/** What is printed on: a sheet of A4, or the roll of a receipt printer. */
export type Paper = 'sheet' | 'roll';

/** The width of a receipt printer's roll, and the length of its pages. */
const rollMillimetres = 80;
const sheetMillimetres = 297;

/** The paper that a page is laid out for, and what prints it on one (REP-11). */
export function usePaper(): { paper: Paper; print: (paper: Paper) => void } {
  const [paper, setPaper] = useState<Paper>('sheet');
  const print = (wanted: Paper) => {
    // The print dialog shows the page as it is drawn, so the layout of the paper is drawn first.
    flushSync(() => setPaper(wanted));
    const stop = wanted === 'roll' ? setPageSize(rollMillimetres, sheetMillimetres) : null;
    printPage();
    stop?.();
    setPaper('sheet');
  };
  return { paper, print };
}
