export { substituteInput } from '@setu/contract';
