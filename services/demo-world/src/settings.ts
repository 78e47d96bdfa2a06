import { userId } from './companies/companies.js';
import { demoId } from './demo-id.js';
import type { DemoSetting } from './shapes/demo-setting.js';

/** What an admin of the demo world has set: its home page tells its counts as they are, however small. */
export const demoSettings: readonly DemoSetting[] = [
  {
    id: demoId('setting', 'home.stats_floor'),
    name: 'home.stats_floor',
    oldValue: 'true',
    newValue: 'false',
    changedById: userId('admin@setu.example'),
  },
];
