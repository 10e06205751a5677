import { Note } from '@comptoir/ui';
import { useFormat } from '@comptoir/web-app/messages';
import { previewMessages } from '../../messages/french/preview.ts';
import { AddedMessages } from '../../messages/messages-provider.tsx';
import { useMessage } from '../../messages/use-message.ts';
import { useCatalogue, useSite } from '../../state/shop/shop-context.tsx';

interface PreviewStripProps {
  isDraft: boolean;
}

function Words({ isDraft }: PreviewStripProps) {
  const say = useMessage();
  const format = useFormat();
  const { timeZone } = useSite();
  const at = useCatalogue(({ renderedAt }) => renderedAt);
  const when = Temporal.Instant.from(at).toZonedDateTimeISO(timeZone);
  const shown = { day: format.day(when), time: format.hour(when), catalogue: isDraft ? 'draft' : 'published' };
  return (
    <Note kind="warm" icon="info">
      <b>{say('preview.label')}</b> {say('preview.shows', shown)}
    </Note>
  );
}

/** The first line of a preview's pages. The server writes it outside of the application, so it stays on every page. */
export function PreviewStrip(props: PreviewStripProps) {
  return (
    <AddedMessages add={{ preview: previewMessages }}>
      <Words {...props} />
    </AddedMessages>
  );
}
