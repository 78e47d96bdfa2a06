import { run } from '@setu/kit/process';
import { start } from './app.js';

run(start);
