/**
 * Points that the printed rules leave open, decided once. To decide otherwise, change the line here; nothing else in
 * the rules knows about it.
 */
interface Rulings {
  /** JB-31: using the Mask leaves the draw phase open; otherwise it takes the place of drawing. */
  maskComesBeforeDrawing: boolean;
  /** JB-58: Rain Maker may take the ware card that was sold through Dancer. */
  rainMakerTakesDancersCard: boolean;
  /** JB-38: how many cards Psychic sees; a shorter deck is not topped up. */
  psychicSees: number;
  /** JB-40: what a Wise Man takes off each price and adds to each sale; several add up. */
  wiseManGold: number;
  /** JB-40: Dancer's sale counts as a sale with a ware card, so a Wise Man adds to it. */
  wiseManHelpsDancer: boolean;
  /** JB-40: a Wise Man adds his gold once to a sale to the Portuguese. */
  wiseManHelpsPortuguese: boolean;
  /** JB-50: how many actions it costs to use a stolen utility. */
  crocodileUseActions: number;
  /** JB-52: the card that Hyena took may be given back; otherwise it goes back only if there is no other to give. */
  hyenaMayGiveBack: boolean;
  /** JB-61: the lowest first bid. */
  lowestBid: number;
  /** JB-62: whoever plays a merchant may pass at once. */
  sellerMayPass: boolean;
  /** JB-45: Dancer takes any ware card, also the one with all six wares. */
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
