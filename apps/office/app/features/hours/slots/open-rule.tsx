import type { Mode } from '@comptoir/domain';
import { useOpenPart } from '../../../state/draft/open-part.ts';
import { type SlotRule, slotRuleForm } from '../../../state/hours/slot-rules.ts';
import { RuleSheet } from './rule-sheet.tsx';

interface OpenRuleProps {
  rule: SlotRule;
  mode: Mode;
  onSaved: () => Promise<void>;
}

/** The form of a rule, if it is the one that is open. */
export function OpenRule({ rule, mode, onSaved }: OpenRuleProps) {
  const open = useOpenPart(slotRuleForm(rule, mode));
  return open && <RuleSheet open={open} rule={rule} mode={mode} onSaved={onSaved} />;
}
