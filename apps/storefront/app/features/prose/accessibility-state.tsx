import { accessibilityState, isAuditValid } from '@comptoir/domain';
import { useFormat } from '@comptoir/web-app/messages';
import { Text } from '../../messages/text.ts';
import { useMessage } from '../../messages/use-message.ts';
import { useCatalogue } from '../../state/shop/shop-context.tsx';
import { useNow } from '../../state/shop/use-now.ts';

/** What an audit has found, as the settings tell it today (LAW-53). */
export function AccessibilityState() {
  const say = useMessage();
  const format = useFormat();
  const today = useNow().toPlainDate();
  const { audit, standard } = useCatalogue(({ settings }) => settings.accessibility);
  const state = accessibilityState(audit, today);
  const status = say(`accessibility.status.${state}`);
  return (
    <>
      <Text id="accessibility.heading" as="h2" values={{ status }} />
      {audit && isAuditValid(audit, today) ? (
        <Text
          id="accessibility.audited"
          as="p"
          values={{
            date: format.date(Temporal.PlainDate.from(audit.date)),
            by: audit.by,
            percent: format.rate(audit.percent * 100),
            standard,
            status,
          }}
        />
      ) : (
        <Text id="accessibility.unaudited" as="p" values={{ standard }} />
      )}
    </>
  );
}
