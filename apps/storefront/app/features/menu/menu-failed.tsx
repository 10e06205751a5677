import { phoneLink } from '@comptoir/contract';
import { Button, EmptyState, Icon, linkStyles } from '@comptoir/ui';
import { useTransition } from 'react';
import { Text } from '../../messages/text.ts';
import { useCatalogue, useSite } from '../../state/shop/shop-context.tsx';

export function MenuFailed() {
  const { pictures } = useSite();
  const phone = useCatalogue((catalogue) => catalogue.settings.contacts.phone);
  const revalidate = useCatalogue((catalogue) => catalogue.revalidate);
  const [isTrying, startTrying] = useTransition();
  return (
    <EmptyState
      heading="h1"
      isGrey
      picture={pictures.error}
      title={<Text id="menu.failedTitle" />}
      text={
        <>
          <Text id="menu.failed" /> <Text id="menu.failedText" />
        </>
      }
    >
      <Button isBusy={isTrying} onClick={() => startTrying(revalidate)}>
        {!isTrying && <Icon name="refresh-cw" />}
        <Text id="menu.retry" />
      </Button>
      {phoneLink(phone) && (
        <a className={linkStyles.link} href={phoneLink(phone) ?? undefined}>
          <Text id="menu.callUs" />
        </a>
      )}
    </EmptyState>
  );
}
