import { normalizeText } from '@comptoir/domain';
import { mostProblems } from '../table/sheet.ts';
import { sheetWords } from '../table/sheet-words.ts';
import { writeDefault } from './catalogue-to-sheets.ts';
import { titles } from './column-words.ts';
import { choiceFields, type FileChoice, type FileOption, optionFields } from './fields.ts';
import type { Row } from './find-tables.ts';
import { type ImportDraft, refuse } from './import-draft.ts';
import { numberOf, putCells, textOf } from './put-cells.ts';
import { readYesNo } from './read-cells.ts';

interface Named {
  option: FileOption;
  /** The texts of the option's columns in its first row, which the others must repeat or leave empty. */
  texts: Map<string, string>;
}

/** Reads the rows of choices: changed ones, new ones, and new options. Choices without a row stay. */
export function readChoices(draft: ImportDraft, rows: readonly Row[]): void {
  const named = new Map<number, Named>();
  const ids = listIds(draft);
  for (const row of rows) {
    if (draft.problems.length >= mostProblems) return;
    const option = findOption(draft, row, ids);
    if (!option) continue;
    const known = named.get(option.option_id);
    const index = draft.options.indexOf(option);
    const changed = known ? option : putCells(option, optionFields, row, draft.problems);
    if (known) compareTexts(draft, known, row);
    else named.set(option.option_id, { option, texts: textsOf(row) });
    if (!draft.rows.has(`option/${option.option_id}`)) draft.rows.set(`option/${option.option_id}`, row);
    draft.options[index] = readChoice(draft, row, changed);
  }
}

const keyOf = normalizeText;

/** The numbers of the options by name. */
type Ids = Map<string, number[]>;

function listIds({ options }: ImportDraft): Ids {
  const byName = Map.groupBy(options, ({ option_name }) => keyOf(option_name));
  return new Map([...byName].map(([key, list]) => [key, list.map(({ option_id }) => option_id)]));
}

function findOption(draft: ImportDraft, row: Row, ids: Ids): FileOption | null {
  const id = numberOf(row, titles.option, draft.problems);
  if (id === 'wrong') return null;
  const withNumber = (number?: number) => draft.options.find(({ option_id }) => option_id === number) ?? null;
  if (id !== null) {
    const option = withNumber(id);
    if (!option) refuse(draft, row, titles.option, sheetWords.foreignOption(id));
    return option;
  }
  const before = draft.problems.length;
  const name = textOf(row, titles.optionName, draft.problems) ?? '';
  if (name === '' && draft.problems.length === before) refuse(draft, row, titles.optionName, sheetWords.nameless);
  if (name === '') return null;
  const [known, other] = ids.get(keyOf(name)) ?? [];
  if (other) {
    refuse(draft, row, titles.optionName, sheetWords.twoOptions(name));
    return null;
  }
  if (known) return withNumber(known);
  const option = blankOption(draft.takeId(), name);
  draft.options.push(option);
  ids.set(keyOf(name), [option.option_id]);
  return option;
}

const blankOption = (option_id: number, option_name: string): FileOption => ({
  option_id,
  option_name,
  min: 0,
  max: null,
  default: [],
  option_options: [],
});

const textsOf = (row: Row) =>
  new Map(
    optionFields.flatMap(({ title }): [string, string][] => {
      const cell = row.cells.get(title);
      return typeof cell === 'string' ? [[title, cell]] : [];
    }),
  );

function compareTexts(draft: ImportDraft, { texts }: Named, row: Row): void {
  for (const [title, text] of textsOf(row))
    if (text !== '' && text !== texts.get(title)) refuse(draft, row, title, sheetWords.contradicts);
}

function readChoice(draft: ImportDraft, row: Row, option: FileOption): FileOption {
  const id = numberOf(row, titles.choice, draft.problems);
  if (id === 'wrong') return option;
  const known = option.option_options.find((choice) => choice.id === id);
  if (id !== null && (!known || draft.rows.has(`choice/${id}`))) {
    const message = known ? sheetWords.twice(id) : sheetWords.foreignOption(id);
    refuse(draft, row, titles.choice, message);
    return option;
  }
  const name = row.cells.get(titles.choiceName);
  const isSame = (choice: FileChoice) =>
    id === null && !draft.rows.has(`choice/${choice.id}`) && keyOf(choice.name) === keyOf(String(name));
  return putChoice(draft, row, option, known ?? option.option_options.find(isSame));
}

/** A row without a number is the choice of that name, so that a foreign menu that is imported again adds nothing. */
function putChoice(draft: ImportDraft, row: Row, option: FileOption, known: FileChoice | undefined): FileOption {
  const blank: FileChoice = known ?? { id: draft.takeId(), name: '', price: 0, tax_rate: null };
  const choice = putCells(blank, choiceFields, row, draft.problems);
  if (choice.name === '') refuse(draft, row, titles.choiceName, sheetWords.nameless);
  draft.rows.set(`choice/${choice.id}`, row);
  const choices = known
    ? option.option_options.map((one) => (one === known ? choice : one))
    : [...option.option_options, choice];
  return readDefault(draft, row, { ...option, option_options: choices }, choice);
}

function readDefault(draft: ImportDraft, row: Row, option: FileOption, choice: FileChoice): FileOption {
  const text = textOf(row, titles.isDefault, draft.problems) ?? '';
  if (text === '' || text === writeDefault(option, choice)) return option;
  const outcome = readYesNo(text);
  if ('problem' in outcome) {
    refuse(draft, row, titles.isDefault, `« ${text} » ${outcome.problem}`);
    return option;
  }
  const others = option.default.filter((id) => id !== choice.id);
  return { ...option, default: outcome.value === true ? [...others, choice.id] : others };
}
