// What the profile of a company admin shows about the company's webhooks.
export { WebhookSection } from './section';
