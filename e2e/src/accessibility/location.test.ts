import { locationScenes } from '../scenes/location.ts';
import { describeScenes } from './describe-scenes.ts';

describeScenes('evening', locationScenes);
