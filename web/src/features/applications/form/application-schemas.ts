export { applicationStages } from '@setu/contract';
