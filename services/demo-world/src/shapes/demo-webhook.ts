/** A webhook for published requests that was switched off, with the event that could not be delivered. */
export interface DemoWebhook {
  id: string;
  companyId: string;
  url: string;
  createdAt: string;
  failingSince: string;
  offAt: string;
  delivery: {
    id: string;
    eventId: string;
    requestId: string;
    /** What the receiver would learn of the request. */
    data: object;
    attempts: number;
    error: string;
    createdAt: string;
    /** The time of the last attempt. */
    triedAt: string;
  };
}
