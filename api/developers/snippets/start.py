import json, os, urllib.request

FAIRTAB = os.environ.get("FAIRTAB", "{{origin}}")


def send(token, method, path, body, accept="application/json"):
    headers = {"Content-Type": "application/json", "Accept": accept}
    if token:
        headers["Authorization"] = f"Bearer {token}"
    data = json.dumps(body).encode()
    return urllib.request.urlopen(urllib.request.Request(FAIRTAB + path, data, headers, method=method))


def call(token, method, path, body={}):
    with send(token, method, path, body) as answer:
        return json.load(answer)


def follow(token, after=None):
    """Everything that happens on the receipts of whoever has the token. Keep the cursor, and go on after it."""
    query = """subscription ($after: String) { receiptEvents(after: $after) {
      cursor receipt { restaurantName remaining } change { kind summary } } }"""
    with send(token, "POST", "/graphql", {"query": query, "variables": {"after": after}}, "text/event-stream") as stream:
        for line in stream:
            if line.startswith(b"data: {"):
                yield json.loads(line[6:])["data"]["receiptEvents"]


# Two programs without an account. A token is shown once, so keep it.
priya = call(None, "POST", "/api/guests")["token"]
ana = call(None, "POST", "/api/guests")["token"]

for event in follow(priya):
    receipt, change = event["receipt"], event["change"]
    if change is None:
        # The stream runs. Priya makes a bill, and Ana claims one of the three on it.
        bill = call(priya, "POST", "/api/shared-receipts", {
            "restaurantName": "Casa Nacho",
            "hostName": "Priya",
            "items": [{"name": "Nachos", "price": "10.00", "quantity": 3}],
            "tax": "1.50",
            "tip": "6.00",
        })
        print(f"Everybody else opens {FAIRTAB}/live-receipt/{bill['id']}", flush=True)
        call(ana, "POST", f"/api/shared-receipts/{bill['id']}/claims",
             {"itemIndex": 0, "claimerName": "Ana", "units": 1})
    elif change["kind"] == "CLAIMED":
        print(f"{receipt['restaurantName']}: {change['summary']}. {receipt['remaining']} is left to pay.")
        break
