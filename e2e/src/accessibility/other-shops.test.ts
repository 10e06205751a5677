import { apiScenes, closedScenes } from '../scenes/other-shops.ts';
import { describeScenes } from './describe-scenes.ts';

describeScenes('closed', closedScenes);
describeScenes('withoutApi', apiScenes);
