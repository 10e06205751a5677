import { accountScenes } from '../scenes/account.ts';
import { describeScenes } from './describe-scenes.ts';

describeScenes('evening', accountScenes);
