export { createWebhookInput } from '@setu/contract';
