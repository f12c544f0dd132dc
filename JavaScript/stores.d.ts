import type { Facts, Phase } from "./paywright.js";

/** A length as StoreKit states it. */
export interface StoreKitPeriod {
  unit: string;
  value: number;
}

/** An offer of a StoreKit product. A bridge that hands on numbers has them from StoreKit's decimals. */
export interface StoreKitOffer {
  type?: Phase["type"];
  paymentMode: "freeTrial" | "payAsYouGo" | "payUpFront" | string;
  price: string | number;
  displayPrice?: string;
  period: StoreKitPeriod;
  periodCount?: number;
}

/** A StoreKit product, as bridges hand it on. */
export interface StoreKitProduct {
  id: string;
  /** "autoRenewable", "Auto-Renewable Subscription", "subs" and so on. */
  type: string;
  displayName?: string;
  price: string | number;
  displayPrice?: string;
  currency?: string;
  subscription?: { subscriptionPeriod: StoreKitPeriod; introductoryOffer?: StoreKitOffer | null } | null;
}

/** Facts from a StoreKit product; `offer` is the one that this customer gets. */
export function storeKitFacts(
  product: StoreKitProduct,
  options?: { offer?: StoreKitOffer | null; currency?: string; storefront?: string },
): Facts | undefined;

/** Facts from Google Play's `ProductDetails`, and of a subscription the element of `subscriptionOfferDetails` bought. */
export function playFacts(
  details: object,
  offer?: object | null,
  options?: { kind?: "nonConsumable" | "consumable"; storefront?: string },
): Facts | undefined;

/** Facts from a Stripe Price, in its own currency or one of its `currency_options`. */
export function stripeFacts(
  price: object,
  options?: { currency?: string; trialDays?: number; seats?: number },
): Facts | undefined;

/** Facts from a product of RevenueCat's web SDK, and of a subscription the option that is bought. */
export function revenueCatFacts(product: object, option?: object | null): Facts | undefined;
