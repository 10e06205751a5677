import { appScenes } from '../scenes/app.ts';
import { describeScenes } from './describe-scenes.ts';

describeScenes('evening', appScenes);
