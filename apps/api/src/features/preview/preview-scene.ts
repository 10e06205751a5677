import { AsyncLocalStorage } from 'node:async_hooks';
import type { CardAccess } from '../catalogue/connect-card.ts';
import type { StockedCatalogue } from '../catalogue/record/catalogue.ts';
import { type BuiltCatalogue, buildCatalogue, type CatalogueAnswers } from '../catalogue/served-catalogue.ts';

interface Scene {
  built: BuiltCatalogue;
  now: Temporal.ZonedDateTime;
}

/** The catalogue and the clock of the preview for whose request the code runs. */
export interface PreviewScenes {
  catalogue: CatalogueAnswers;
  now: () => Temporal.ZonedDateTime;
  /** Runs the rest of a request with a catalogue at an instant. */
  play(catalogue: StockedCatalogue, now: Temporal.ZonedDateTime, rest: () => void): void;
}

/** Lets the handlers of the public endpoints answer from a preview's catalogue, without a second version of them. */
export function createPreviewScenes(card: CardAccess | null): PreviewScenes {
  const scenes = new AsyncLocalStorage<Scene>();
  function current(): Scene {
    const scene = scenes.getStore();
    if (!scene) throw new Error('Outside of a preview');
    return scene;
  }
  return {
    catalogue: {
      current: () => current().built.snapshot,
      answer: (list) => current().built.answer(list),
    },
    now: () => current().now,
    play: (catalogue, now, rest) => scenes.run({ built: buildCatalogue(catalogue, now, card), now }, rest),
  };
}
