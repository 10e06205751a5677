import type { EditedCatalogue, FoundFault } from '@comptoir/contract';
import { useEffect, useMemo } from 'react';
import { Answered } from '../../components/answered.tsx';
import { useAskedPart } from '../../components/draft/form/use-asked-part.ts';
import { PartsContext } from '../../components/draft/parts-context.ts';
import { DraftBar } from '../../components/draft/publish/draft-bar.tsx';
import { useMessage } from '../../messages/use-message.ts';
import { readCarte } from '../../state/catalogue/edited-menu.ts';
import { closeUntouchedPart } from '../../state/draft/open-part.ts';
import { useAnswer } from '../../state/screen/use-answer.ts';
import { editorCaller } from '../../state/session/editor-caller.ts';
import { ownerGroups, ownerSettings } from '../../state/shop/owner-settings.ts';
import { shopPage } from '../../state/shop/setting-form.ts';
import { OpeningList } from './opening/opening-list.tsx';
import { AccessibilityPanel } from './settings/accessibility-panel.tsx';
import { AccessibilitySheet } from './settings/accessibility-sheet.tsx';
import { AlcoholPanel } from './settings/alcohol-panel.tsx';
import { AlcoholSheets } from './settings/alcohol-sheets.tsx';
import { SettingGroup } from './settings/setting-group.tsx';
import { SettingSheet } from './settings/setting-sheet.tsx';
import styles from './shop.module.css';

interface Shop {
  catalogue: EditedCatalogue;
  findings: FoundFault[];
}

/** A draft that can't be checked yet is shown without findings; its faults are told when it is published. */
async function readShop(): Promise<Shop> {
  const [catalogue, checks] = await Promise.all([
    editorCaller.catalogue(true),
    editorCaller.checkCatalogue(true).catch(() => ({ findings: [] })),
  ]);
  return { catalogue, findings: checks.findings };
}

/** What the owner says about the restaurant, and what is missing before it opens. */
export function ShopPage() {
  const { answer, ask } = useAnswer(readShop);
  useEffect(() => closeUntouchedPart(shopPage), []);
  return (
    <Answered answer={answer} onRetry={ask} rowHeight="9rem">
      {(shop) => <KnownShop shop={shop} onChanged={ask} />}
    </Answered>
  );
}

function KnownShop({ shop: { catalogue, findings }, onChanged }: { shop: Shop; onChanged: () => Promise<void> }) {
  const say = useMessage();
  const carte = useMemo(() => readCarte(catalogue), [catalogue]);
  useAskedPart(carte.parts);
  return (
    <PartsContext value={carte.parts}>
      <DraftBar catalogue={catalogue} onChanged={onChanged} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <OpeningList carte={carte} findings={findings} />
        </div>
        <div className={styles.column}>
          {ownerGroups.map((group) => (
            <div key={group} id={say(`shop.anchor.${group}`)}>
              <SettingGroup title={say(`shop.group.${group}`)} settings={ownerSettings[group]} carte={carte} />
            </div>
          ))}
          <div id={say('shop.alcohol.anchor')}>
            <AlcoholPanel carte={carte} />
          </div>
          <div id={say('shop.accessibility.anchor')}>
            <AccessibilityPanel carte={carte} />
          </div>
        </div>
      </div>
      <AccessibilitySheet onSaved={onChanged} />
      <AlcoholSheets carte={carte} onSaved={onChanged} />
      {Object.values(ownerSettings)
        .flat()
        .map((setting) => (
          <SettingSheet key={setting.id} setting={setting} onSaved={onChanged} />
        ))}
    </PartsContext>
  );
}
