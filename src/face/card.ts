/** What people find when they look a card up. */

/** A figure of a card as it is displayed. `house`: it is this project's own, not a published fact. */
export type Figure = { readonly label: string; readonly value: string; readonly origin: 'printed' | 'house' };

/** A card for looking up. */
export type CardInfo = {
  readonly id: string;
  readonly name: string;
  readonly aliases: readonly string[];
  /** Type line, as `Ship > Frigate`. */
  readonly type: string;
  readonly set: string;
  /** Set for cards of sets that the bot's operator has added: what is not printed on them is that set's own. */
  readonly added?: true;
  readonly edition: string;
  readonly figures: readonly Figure[];
  /** Rules text by paragraph, rendered from the data that the rules run. */
  readonly text: readonly string[];
  readonly textOrigin: 'printed' | 'house';
  readonly nameOrigin: 'printed' | 'house';
  /** Game terms that occur on the card, with their meaning. */
  readonly keywords: readonly { readonly word: string; readonly meaning: string }[];
  readonly rulings: readonly { readonly id: string; readonly text: string }[];
};
