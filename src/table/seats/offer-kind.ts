/** The kind under which the offer of a seat is stored among the requests: nobody votes on it, whoever takes the seat ends it. */
export const offerKind = 'offer';
/** How long a seat is offered, in ms. */
export const offerLasts = 30 * 24 * 60 * 60 * 1000;
