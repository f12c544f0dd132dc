"""Forms of customers' data that no example file has."""

import base64
import json

PURCHASE = {
    "product_id": "com.example.aurora.monthly", "transaction_id": "2001", "original_transaction_id": "1001",
    "purchase_date_ms": "1795000000000", "original_purchase_date_ms": "1795000000000",
    "expires_date_ms": "1797600000000", "is_trial_period": "false", "subscription_group_identifier": "A0E1F2C3",
}
RECEIPT = {
    "status": 0, "environment": "Production",
    "receipt": {"bundle_id": "com.example.aurora", "request_date_ms": "1795000099000", "in_app": []},
    "latest_receipt_info": [PURCHASE], "pending_renewal_info": [], "latest_receipt": "",
}
TRANSACTION = {
    "transactionId": "2001", "originalTransactionId": "1001", "bundleId": "com.example.aurora",
    "productId": "com.example.aurora.monthly", "subscriptionGroupIdentifier": "A0E1F2C3", "purchaseDate": 1795000000000,
    "originalPurchaseDate": 1795000000000, "expiresDate": 1797600000000, "type": "Auto-Renewable Subscription",
    "inAppOwnershipType": "PURCHASED", "signedDate": 1795000099000, "environment": "Production", "storefront": "USA",
    "price": 9990, "currency": "USD",
}
ADDRESS = "#view=status&now=2026-11-20T12:00:00&examples=[]"


def signed(payload):
    pieces = ['{"alg":"ES256"}', json.dumps(payload), "signature"]
    return ".".join(base64.urlsafe_b64encode(piece.encode()).decode().rstrip("=") for piece in pieces)


def test_a_receipt(visit):
    visitor = visit(ADDRESS)
    visitor.drop_texts(("receipt.json", json.dumps(RECEIPT, indent=2)))
    assert visitor.files() == [("receipt.json", "Customer’s data")]
    assert visitor.headings()[0].startswith("com.example.aurora.monthly")


def test_an_answer_of_the_app_store_server(visit):
    visitor = visit(ADDRESS)
    answer = {
        "bundleId": "com.example.aurora", "environment": "Production", "hasMore": False, "revision": "1",
        "signedTransactions": [signed(TRANSACTION)],
    }
    visitor.drop_texts(("history.json", json.dumps(answer)))
    assert visitor.files() == [("history.json", "Customer’s data")]
    assert visitor.headings()[0].startswith("com.example.aurora.monthly")


def test_a_signed_transaction_is_pasted(visit):
    visitor = visit(ADDRESS)
    visitor.paste(signed(TRANSACTION))
    assert visitor.files() == [("Pasted text 1", "Customer’s data")]
    assert "no signature verified" in visitor.page.locator("#view > p.quiet").inner_text()
    assert visitor.texts("headline")


def test_a_byte_order_mark_and_line_ends_of_windows(visit):
    visitor = visit(ADDRESS)
    text = "\ufeff" + json.dumps(RECEIPT, indent=2).replace("\n", "\r\n")
    visitor.page.locator("#choose-input").set_input_files(
        {"name": "windows.json", "mimeType": "application/json", "buffer": text.encode()})
    visitor.wait_for_files(1)
    assert visitor.files() == [("windows.json", "Customer’s data")]
