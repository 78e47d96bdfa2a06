// What the profile of a company's admin shows of the company's webhooks.
export { WebhookSection } from './section';
