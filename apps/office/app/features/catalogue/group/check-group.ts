import { readTypedAmount } from '@comptoir/domain';
import type { PartProblems } from '../../../components/draft/form/use-part-form.ts';
import { needed } from '../../../components/form/use-form.ts';
import type { MessageId } from '../../../messages/message-id.ts';
import { type OptionField, readChoices } from '../../../state/catalogue/option-form.ts';
import { checkUnits } from '../../../state/catalogue/work-field.ts';
import type { PartText } from '../../../state/draft/part-form.ts';

/** What is wrong in the form of a group before it is sent. */
export function checkGroup(text: PartText<OptionField>): PartProblems<OptionField> {
  const [least, most] = [text['value.min'].trim(), text['value.max'].trim()];
  const isAboveMost = most !== '' && Number(most) < Number(least);
  return {
    'value.option_name': needed(text['value.option_name']),
    'value.min': /^\d{1,3}$/.test(least) ? null : 'catalogue.form.whole',
    'value.max': /^(|[1-9]\d{0,2})$/.test(most)
      ? isAboveMost
        ? 'catalogue.group.mostBelowLeast'
        : null
      : 'catalogue.group.wholeOrEmpty',
    'value.option_options': checkChoices(text['value.option_options']),
  };
}

function checkChoices(typed: string): MessageId | null {
  const choices = readChoices(typed);
  if (choices.length === 0) return 'catalogue.group.noChoice';
  if (choices.some(({ name }) => name.trim() === '')) return 'catalogue.group.noName';
  if (choices.some(({ work }) => Object.values(work).some(checkUnits))) return 'catalogue.work.units';
  return choices.every(({ price }) => 'cents' in readTypedAmount(price)) ? null : 'catalogue.group.wrongPrice';
}
