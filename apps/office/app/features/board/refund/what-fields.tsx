import type { Refundable, RefundedWhat } from '@comptoir/contract';
import { readTypedAmount } from '@comptoir/domain';
import { Field } from '@comptoir/ui';
import { useFormat } from '@comptoir/web-app/messages';
import { Pick } from '../../../components/pick.tsx';
import { useMessage } from '../../../messages/use-message.ts';
import { RefundLines } from './refund-lines.tsx';

/** What is chosen so far. Each way keeps its choice while another is shown. */
export interface Choice {
  way: 'lines' | 'amount' | 'rest' | 'tip';
  /** Positions from 0. */
  lines: number[];
  /** As it is typed. */
  amount: string;
}

export const nothingChosen: Choice = { way: 'lines', lines: [], amount: '' };

/** Null as long as nothing is chosen, or what is typed is no amount. */
export function whatOf({ way, lines, amount }: Choice): RefundedWhat | null {
  if (way === 'rest') return { rest: true };
  if (way === 'tip') return { tip: true };
  if (way === 'lines') return lines.length > 0 ? { lines } : null;
  const typed = readTypedAmount(amount);
  return 'cents' in typed && typed.cents > 0 ? { amountCents: typed.cents } : null;
}

interface WhatFieldsProps {
  refundable: Refundable;
  choice: Choice;
  onChoose: (choice: Choice) => void;
}

/** Asks what is paid back: lines, an amount, all that is left, or the tip alone. */
export function WhatFields({ refundable, choice, onChoose }: WhatFieldsProps) {
  const say = useMessage();
  const format = useFormat();
  const { leftCents, tipLeftCents } = refundable;
  const left = format.money(leftCents);
  const { way, lines, amount } = choice;
  const isMistyped = amount.trim() !== '' && whatOf(choice) === null;
  return (
    <>
      <Pick
        legend={say('refund.what')}
        isLegendHidden
        chosen={way}
        onChoose={(chosen) => onChoose({ ...choice, way: chosen })}
        choices={[
          { value: 'lines', label: say('refund.lines') },
          { value: 'amount', label: say('refund.amount') },
          { value: 'rest', label: say('refund.rest'), hint: left },
          ...(tipLeftCents === undefined
            ? []
            : [{ value: 'tip' as const, label: say('refund.tip'), hint: format.money(tipLeftCents) }]),
        ]}
      />
      {way === 'lines' && (
        <RefundLines
          lines={refundable.lines}
          chosen={lines}
          onChoose={(chosen) => onChoose({ ...choice, lines: chosen })}
        />
      )}
      {way === 'amount' && (
        <Field
          name="amount"
          label={say('refund.amountLabel')}
          hint={say('refund.amountHint', { left })}
          error={isMistyped ? say('refund.amountFault') : undefined}
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          value={amount}
          onChange={({ target }) => onChoose({ ...choice, amount: target.value })}
        />
      )}
    </>
  );
}
