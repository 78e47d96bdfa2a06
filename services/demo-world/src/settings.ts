import { userId } from './companies/companies.js';
import { demoId } from './demo-id.js';
import type { DemoSetting } from './shapes/demo-setting.js';

/** The settings that an admin of the demo world has changed. The home page shows its counts, even small ones. */
export const demoSettings: readonly DemoSetting[] = [
  {
    id: demoId('setting', 'home.stats_floor'),
    name: 'home.stats_floor',
    oldValue: 'true',
    newValue: 'false',
    changedById: userId('admin@setu.example'),
  },
];
