/**
 * What the printed rules leave open, decided once (R: a ruling, O: settle it with a look at a printed copy). To decide
 * otherwise, change the line here; nothing else in the rules knows about it.
 */
interface Rulings {
  /** R-3, O-3: using the Mask leaves the draw phase open; otherwise it takes the place of drawing. */
  maskComesBeforeDrawing: boolean;
  /** Rain Maker may take the ware card that was sold through Dancer. */
  rainMakerTakesDancersCard: boolean;
  /** Psychic sees so many cards; a shorter deck is not topped up. */
  psychicSees: number;
  /** R-9, O-5: what a Wise Man takes off each price and adds to each sale; several add up. */
  wiseManGold: number;
  /** R-9, O-5: Dancer's sale is a sale with a ware card. */
  wiseManHelpsDancer: boolean;
  /** R-9, O-5: a Wise Man adds his gold once to a sale to the Portuguese. */
  wiseManHelpsPortuguese: boolean;
  /** R-10, O-2: what using a stolen utility costs beside what its effect demands. */
  crocodileUseActions: number;
  /** a card taken by Hyena goes back only when there is no other to give. */
  hyenaMayGiveBack: boolean;
  /** R-13, O-4: the lowest first bid. */
  lowestBid: number;
  /** R-13, O-4: whoever plays a merchant may pass at once. */
  sellerMayPass: boolean;
  /** O-1: Dancer takes any ware card, also the one with all six wares. */
  dancerTakesSixWares: boolean;
}

export const RULINGS: Rulings = {
  maskComesBeforeDrawing: true,
  rainMakerTakesDancersCard: true,
  psychicSees: 6,
  wiseManGold: 2,
  wiseManHelpsDancer: true,
  wiseManHelpsPortuguese: false,
  crocodileUseActions: 0,
  hyenaMayGiveBack: false,
  lowestBid: 1,
  sellerMayPass: true,
  dancerTakesSixWares: true,
};
