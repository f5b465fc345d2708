/** The words of one kind of place. */
export interface Kitchen {
  readonly houses: readonly string[];
  readonly dishes: readonly string[];
  readonly modifiers: readonly string[];
  /** Usual prices in cents, from and to. */
  readonly prices: readonly [number, number];
}

const list = (text: string): readonly string[] => text.split(',').map((word) => word.trim());

export const KITCHENS = {
  fastFood: {
    houses: list("Burger Barn, JACKS BURGERS, Sub Station, WING STOP CITY, Fry Daddy's, Chicken Hut, Taco Rocket"),
    dishes: list(
      'Cheeseburger, Dbl Chsburger, Lg Fries, Md Drink, Sm Shake, Nuggets 10pc, Chkn Sandwich, Combo #3, Kids Meal, Apple Pie, Onion Rings, Bacon Ranch Wrap, 12in Turkey Sub, Crispy Tenders, Cookie, Bottled Water, #2 Meal LG, Tax Day Special, Side Salad, Hash Brown',
    ),
    modifiers: list('No Pickle, Add Bacon, Extra Cheese, LARGE, Coke, No Ice, Make it a meal'),
    prices: [99, 1199],
  },
  bar: {
    houses: list("O'Malley's Pub, THE RUSTY ANCHOR, Corner Tap House, Blue Moon Tavern, Night Owl Bar, Hops & Barrel"),
    dishes: list(
      'IPA Pint, Bud Light, Margarita, Old Fashioned, Jack & Coke, Well Vodka, Tito Soda, House Red, Guinness, Long Island, Mojito, Jameson Shot, Wings 12, Nachos, Loaded Fries, Pretzel, Modelo Draft, Corona Bttl, Happy Hour Tip Top Ale, Cash Money Cocktail, Total Eclipse Stout, Credit Crunch',
    ),
    modifiers: list('Neat, Rocks, Add Shot, Salt Rim, Ranch, Double'),
    prices: [300, 1600],
  },
  asian: {
    houses: list(
      'Golden Dragon, PHO SAIGON, Sakura Sushi, Thai Orchid Cuisine, Noodle House 88, Seoul Garden, LUCKY WOK',
    ),
    dishes: list(
      'Pad Thai, Beef Noodle Soup, Pork Dumpling 6pc, California Roll, Spicy Tuna Roll, Miso Soup, General Tso Chicken, Fried Rice, Egg Roll 2, Pho Tai, Banh Mi, Bibimbap, Hot & Sour Soup, Green Tea, Orange Chicken, Xiao Long Bao, Curry Puff, Thai Iced Tea, Salmon Nigiri, Tom Yum',
    ),
    modifiers: list('Mild, Medium Spicy, No Peanut, Add Egg, Brown Rice, Extra Noodle'),
    prices: [250, 1895],
  },
  mexican: {
    houses: list('Taqueria El Sol, CASA BONITA, Los Amigos Restaurante, La Cantina de Rosa, Mi Pueblo, EL TORO LOCO'),
    dishes: list(
      'Taco Asada, Taco al Pastor, Burrito Carnitas, Quesadilla, Enchiladas Verdes, Horchata, Jarritos, Guacamole, Torta Milanesa, Pozole, Chile Relleno, Flan, Sopes, Tamales, Agua Fresca, Michelada, Fajitas Mixtas, Carne Asada Plato, Ceviche, Churros',
    ),
    modifiers: list('Sin Cebolla, Con Todo, Extra Queso, Salsa Verde, Add Guac'),
    prices: [195, 1799],
  },
  italian: {
    houses: list(
      'Trattoria Bella, MARIOS PIZZA, Ristorante Lucia, Vito & Sons, Little Napoli, The Olive Branch Bistro',
    ),
    dishes: list(
      'Margherita Pizza, Spaghetti Carbonara, Caesar Salad, Tiramisu, Lasagna, Bruschetta, Penne Vodka, Chicken Parm, Gnocchi, Espresso, Cannoli, Garlic Knots, Pepperoni Slice, Glass Chianti, Minestrone, Calamari, Veal Marsala, San Pellegrino, Eggplant Rollatini, Net Catch Linguine',
    ),
    modifiers: list('Gluten Free, Extra Cheese, Dressing on side, Add Chicken, Well done'),
    prices: [350, 3200],
  },
  diner: {
    houses: list("Sunny Side Diner, ROUTE 66 CAFE, Betty's Kitchen, The Griddle House, MAIN STREET GRILL, Egg & Spoon"),
    dishes: list(
      'Pancakes, Eggs Benedict, Coffee, Orange Juice, Club Sandwich, BLT, Hash Browns, French Toast, Omelette, Steak & Eggs, Biscuits Gravy, Soup of Day, Iced Tea, Tuna Melt, Grilled Cheese, Cobb Salad, Chicken Pot Pie, Milkshake, Decaf, Tip Top Toast, Bacon Side, Kids Waffle',
    ),
    modifiers: list('Over Easy, Wheat Toast, No Onion, Add Avocado, Side Fruit, Medium Rare'),
    prices: [225, 2100],
  },
} as const satisfies Record<string, Kitchen>;

export type KitchenName = keyof typeof KITCHENS;
