import type { FastifyInstance } from 'fastify';
import type { CardAccess } from '../catalogue/connect-card.ts';
import { previewRoutes } from './preview-routes.ts';
import { createPreviewScenes, type PreviewScenes } from './preview-scene.ts';
import { type PublicPreviewTools, publicPreviewRoutes } from './public-preview-routes.ts';

type Dependencies = Omit<PublicPreviewTools, 'scenes' | 'readers'> & {
  card: CardAccess | null;
  readersOf: (scenes: PreviewScenes) => PublicPreviewTools['readers'];
};

export function startPreview({ card, readersOf, ...tools }: Dependencies) {
  const scenes = createPreviewScenes(card);
  const readers = readersOf(scenes);
  return {
    routes: (scope: FastifyInstance) => previewRoutes(scope, tools),
    publicRoutes: (scope: FastifyInstance) => publicPreviewRoutes(scope, { ...tools, scenes, readers }),
  };
}
